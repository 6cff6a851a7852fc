/** The alarm of the clock: a sound and a vibration, where the device has them. */

const TONES_HZ = [659, 784, 659, 784];
const TONE_S = 0.35;
const LOUDNESS = 0.4;
const VIBRATION_MS = [400, 150, 400, 150, 400];

let audio: AudioContext | null = null;

export const canVibrate = (): boolean => "vibrate" in navigator;

/** Wakes the loudspeaker: browsers allow that only while somebody taps. */
export function prepareSound(): void {
  audio ??= "AudioContext" in window ? new AudioContext() : null;
  audio?.resume().catch(() => {}); // without a loudspeaker the alarm is seen
}

export function soundAlarm(): void {
  if (audio?.state !== "running") return;
  const volume = new GainNode(audio, { gain: LOUDNESS });
  volume.connect(audio.destination);
  for (const [place, frequency] of TONES_HZ.entries()) {
    const tone = new OscillatorNode(audio, { type: "triangle", frequency });
    tone.connect(volume);
    tone.start(audio.currentTime + place * TONE_S);
    tone.stop(audio.currentTime + (place + 0.9) * TONE_S);
  }
}

export function vibrate(): void {
  if (canVibrate()) navigator.vibrate(VIBRATION_MS);
}
