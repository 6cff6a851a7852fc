/** The names under which this browser stores its items. They are data: older releases wrote them. */

export const keys = {
  clock: (link: string) => `clock.${link}`,
  clockSound: "sound",
  clockVibration: "vibration",
  deviceId: "device",
  draft: (link: string) => `draft.${link}`,
  forgottenGames: "dropped",
  knownGames: "games",
  lastGame: (link: string) => `picture.${link}`,
  links: (link: string) => `links.${link}`,
  notebookId: "notebook",
  notedLinks: "noted",
  offlineNoticeRead: "unkept-told",
  outbox: (link: string) => `outbox.${link}.`,
  pace: "pace",
  scene: "scene",
  theme: "theme",
  unansweredRequests: "unanswered",
} as const;
