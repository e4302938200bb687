import type {
  NotaSermaoDadosWire,
  NotaSermaoNovaWire,
  NotaSermaoWire,
  NotasSermaoWire,
  SituacaoWire,
} from '@atrio/contract'
import { endpoint, personalEndpoint } from '../endpoint.ts'
import { withFormFields } from '../form-fields.ts'

/** A sermon note in plain text. */
export type Note = { id: number; title: string; text: string; changedAt: string }
export type NoteWords = { title: string; text: string }

/** Maximum number of notes in the list (document 1 section 9). */
export const MAX_NOTES = 999
/** Maximum lengths that the server accepts. */
export const NOTE_LIMITS = { title: 120, text: 20_000 } as const

const FIELDS = { titulo: 'title', texto: 'text' }

const toNote = (wire: NotaSermaoWire): Note => ({
  id: wire.id,
  title: wire.titulo,
  text: wire.texto,
  changedAt: wire.dataUltimaAlteracao,
})
const fromWords = ({ title, text }: NoteWords): NotaSermaoNovaWire => ({ titulo: title, texto: text })

/** A person's own notes (document 2 section 7.7). */
export const notesApi = {
  /** Most recently changed first. */
  list: personalEndpoint('notes.list', async (http, _: Record<string, never>, signal) => {
    const query = { igreja: http.church.id, limit: MAX_NOTES }
    return (await http.get<NotasSermaoWire>('/user/nota-sermao', { query, signal })).notasSermao.map(toNote)
  }),
  get: personalEndpoint('notes.get', async (http, { noteId }: { noteId: number }, signal) =>
    toNote(await http.get<NotaSermaoWire>(`/nota-sermao/${noteId}`, { query: { igreja: http.church.id }, signal })),
  ),
  /** A repeated key makes no second note: the answer is that note as it is now. */
  add: endpoint('notes.add', async (http, { key, words }: { key: string; words: NoteWords }, signal) =>
    withFormFields(FIELDS, async () =>
      toNote(
        await http.post<NotaSermaoWire>('/nota-sermao/', {
          query: { igreja: http.church.id },
          body: fromWords(words),
          idempotencyKey: key,
          signal,
        }),
      ),
    ),
  ),
  /** Refused with `conflict` when the note is newer than the given version. */
  change: endpoint(
    'notes.change',
    async (http, { noteId, words, seen }: { noteId: number; words: NoteWords; seen: string }, signal) =>
      withFormFields(FIELDS, async () =>
        toNote(
          await http.put<NotaSermaoWire>(`/nota-sermao/${noteId}`, {
            query: { igreja: http.church.id },
            body: { ...fromWords(words), dataUltimaAlteracao: seen } satisfies NotaSermaoDadosWire,
            signal,
          }),
        ),
      ),
  ),
  /** With `seen` refused with `conflict` when the note is newer. */
  remove: endpoint('notes.remove', async (http, { noteId, seen }: { noteId: number; seen?: string }, signal) => {
    const query = { igreja: http.church.id, ...(seen && { dataUltimaAlteracao: seen }) }
    await http.delete<SituacaoWire>(`/nota-sermao/${noteId}`, { query, signal })
  }),
}
