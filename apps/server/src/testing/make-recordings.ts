import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Generates the recordings of the demonstration churches' podcasts: public-domain hymn tunes as plain tones. Run it by
 * hand (`node apps/server/src/testing/make-recordings.ts`) after changing a tune; the files are committed with the
 * content.
 */

const RATE = 6_000
const SECONDS = 24

type Tune = {
  /** Seconds. */
  beat: number
  /** Hertz. */
  key: number
  /** Semitones above the key, with the beats of those that are longer or shorter than one: `7 9:2 11:0.5`. */
  notes: string
}

const tunes: Record<string, Tune> = {
  'velho-centesimo': {
    beat: 0.62,
    key: 262,
    // Old Hundredth, Loys Bourgeois, 1551
    notes: '7:2 7 6 4 2 7 9 11:2 11:2 11 11 9 7 12 11 9:2 7:2 9 11 9 7 4 6 7:2',
  },
  'graca-sublime': {
    beat: 0.72,
    key: 196,
    // New Britain, 1829
    notes: '0 5:2 9:0.5 5:0.5 9:2 7 5:2 2 0:2 0 5:2 9:0.5 5:0.5 9:2 7 12:4 9 12:2 9:0.5 5:0.5 9:2 7 5:3',
  },
  'hino-a-alegria': {
    beat: 0.7,
    key: 262,
    // Hymn to Joy, Ludwig van Beethoven, 1824
    notes: '4 4 5 7 7 5 4 2 0 0 2 4 4:1.5 2:0.5 2:2 4 4 5 7 7 5 4 2 0 0 2 4 2:1.5 0:0.5 0:2',
  },
  'santo-santo-santo': {
    beat: 0.78,
    key: 220,
    // Nicaea, John Bacchus Dykes, 1861
    notes: '0 0 4 4 7:2 7:2 9:2 9 9 7:2 4:2 7:1.5 7:0.5 7 7 12:2 11 7 7 9 7 5 7:3',
  },
}

/** Struck tones with two overtones over a soft drone of the key. */
function sound({ beat, key, notes }: Tune): Float64Array {
  const melody = notes.split(' ').map((note) => note.split(':').map(Number))
  const samples = new Float64Array(RATE * SECONDS)
  let at = 0.4
  for (let i = 0; at < SECONDS - 2; i++) {
    const [step = 0, beats = 1] = melody[i % melody.length] ?? []
    const pitch = key * 2 ** (step / 12)
    const from = Math.round(at * RATE)
    for (let n = 0; n < RATE * 2.2 && from + n < samples.length; n++) {
      const t = n / RATE
      const tone = [1, 0.35, 0.12].reduce((sum, loud, h) => sum + loud * Math.sin(2 * Math.PI * pitch * (h + 1) * t), 0)
      samples[from + n] = (samples[from + n] ?? 0) + tone * Math.min(1, t / 0.02) * Math.exp(-2.2 * t) * 0.4
    }
    at += beats * beat
  }
  for (let n = 0; n < samples.length; n++) {
    const t = n / RATE
    const edge = Math.min(1, t / 1.5, (SECONDS - t) / 2)
    samples[n] = ((samples[n] ?? 0) + 0.08 * Math.sin((2 * Math.PI * key * t) / 2)) * Math.max(0, edge)
  }
  return samples
}

/** A mono 8-bit WAV file, which every browser plays. */
function wav(samples: Float64Array): Buffer {
  const file = Buffer.alloc(44 + samples.length)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(36 + samples.length, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE, 28)
  file.writeUInt16LE(1, 32)
  file.writeUInt16LE(8, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(samples.length, 40)
  samples.forEach((sample, n) => (file[44 + n] = 128 + Math.round(Math.max(-1, Math.min(1, sample)) * 120)))
  return file
}

const folder = (church: string) => path.join(import.meta.dirname, '../../content', church, 'midia/podcast')
const churches = { demo: Object.keys(tunes), grace: ['velho-centesimo', 'graca-sublime'] }

for (const [church, names] of Object.entries(churches)) {
  await mkdir(folder(church), { recursive: true })
  for (const name of names) {
    const tune = tunes[name]
    if (tune) await writeFile(path.join(folder(church), `${name}.wav`), wav(sound(tune)))
  }
}
