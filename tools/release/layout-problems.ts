import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

/** What `publint --strict` finds in a packed package: entries without files, wrong formats, missing fields. */
export async function layoutProblems(tarball: Uint8Array): Promise<string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: Uint8Array.from(tarball).buffer }, strict: true })
  return messages.map((message) => formatMessage(message, pkg ?? {}, { color: false }) ?? message.code)
}
