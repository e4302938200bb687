import { ApiError } from '../api-error.ts'

/** Parses an answer's bytes as JSON; undefined when they are none. */
export function jsonOf(bytes: BufferSource): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown
  } catch {
    return undefined
  }
}

/**
 * An answer as the requested file. @throws ApiError when its type differs: a captive portal's page, or a host that does
 * not know the call
 */
export function fileAnswer(bytes: BlobPart, type: string | null | undefined, wanted: string): Blob {
  if (type?.split(';')[0]?.trim().toLowerCase() !== wanted)
    throw new ApiError('the answer is not the file', { kind: 'refused', status: 502, code: 'malformed_answer' })
  return new Blob([bytes], { type: wanted })
}
