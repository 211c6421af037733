/** One sound: a wooden clack, off unless it was switched on here. */
const KEY = "cocarde.cortege.sound";
const LOUDEST = 200000;

let air: AudioContext | null = null;

export function isLoud(): boolean {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false; // a browser that keeps nothing is silent
  }
}

export function setLoud(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? "on" : "off");
  } catch {
    return;
  }
  clack(LOUDEST / 3);
}

/** Two discs meet, closing at this many hundredths of a millimetre a second. */
export function clack(closing: number): void {
  if (!isLoud()) return;
  air ??= new AudioContext();
  const now = air.currentTime;
  const tone = air.createOscillator();
  const gain = air.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(900, now);
  tone.frequency.exponentialRampToValueAtTime(220, now + 0.05);
  gain.gain.setValueAtTime(0.05 + 0.3 * Math.min(1, closing / LOUDEST), now);
  gain.gain.exponentialRampToValueAtTime(0.001, now + 0.09);
  tone.connect(gain).connect(air.destination);
  tone.start(now);
  tone.stop(now + 0.1);
}
