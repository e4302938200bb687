import { expect, it } from 'vitest'
import type { KeptNote } from '../kept/kept-notes.ts'
import { listedNotes } from './listed-notes.ts'

const note = (id: number, changedAt: string) => ({ id, title: `N${id}`, text: 't', changedAt })
const kept = (key: string, at: string, more: Partial<KeptNote> = {}): KeptNote => ({
  key,
  title: key,
  text: '',
  at: Date.parse(at),
  ...more,
})
const names = (...given: Parameters<typeof listedNotes>) =>
  listedNotes(...given).map(({ title, state }) => (state ? `${title} ${state}` : title))

it('lists the most recently changed notes first, from server and device', () => {
  const notes = [note(1, '2026-11-20T10:00:00Z'), note(2, '2026-11-18T10:00:00Z')]
  expect(names(notes, [kept('A', '2026-11-19T10:00:00Z')])).toEqual(['N1', 'A unsaved', 'N2'])
})

it('lists every unsaved text of a note in that note’s place', () => {
  const over = (key: string, more: Partial<KeptNote>) => kept(key, '2026-11-19T10:00:00Z', { noteId: 1, ...more })
  const seen = { title: 'N1', text: 't', changedAt: 'x' }
  expect(
    names(
      [note(1, '2026-11-20T10:00:00Z')],
      [
        over('B', {}),
        over('C', { refused: 'conflict' }),
        over('', { seen, waiting: true, key: 'd' }),
        over('E', { waiting: true }),
        over('F', { refused: 'failed' }),
      ].map((one) => (one.key === 'd' ? { ...one, title: '' } : one)),
    ),
  ).toEqual(['B changes', 'C conflict', 'N1 removing', 'E waiting', 'F failed'])
})
