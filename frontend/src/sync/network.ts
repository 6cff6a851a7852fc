/** The addresses by which other devices reach the server; only the machine itself may ask and change them. */

import { computed, signal } from "@preact/signals";
import { getJson, postOnce } from "./api";
import type { Network } from "./apiTypes";

/** Hosts that only this machine reaches. */
const LOOPBACK_HOST = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** True if this page was opened by an address that works on this machine only. */
export const isThisMachineOnly = (): boolean => LOOPBACK_HOST.test(location.hostname);

/** Null until the server answered, and on every other machine. */
export const network = signal<Network | null>(null);
const chosen = signal<string | null>(null);

export function chooseAddress(address: string): void {
  chosen.value = address;
}

/** The server's address for other devices, without the slash at its end; null while they are kept out. */
export const sharedOrigin = computed<string | null>(() => {
  if (!isThisMachineOnly()) return location.origin;
  const addresses = network.value?.addresses ?? [];
  const address = addresses.find((other) => other === chosen.value) ?? addresses[0];
  return address?.replace(/\/$/, "") ?? null;
});

export async function loadNetwork(): Promise<void> {
  if (isThisMachineOnly()) network.value = await getJson<Network>("/network");
}

export async function switchNetwork(open: boolean): Promise<void> {
  network.value = await postOnce<Network>("/network", { open });
}

/** The QR code of a page of this server, by the address for other devices. */
export function qrCode(path: string, facts: Readonly<Record<string, string>> = {}): string {
  const base = sharedOrigin.value;
  return `/api/v1${path}?${new URLSearchParams({ ...(base ? { base: `${base}/` } : {}), ...facts })}`;
}
