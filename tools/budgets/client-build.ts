import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** Vite's manifest: chunks by their source (or by `_name` where several sources share one). */
export type ClientManifest = Record<
  string,
  { file: string; src?: string; name?: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] }
>

export type ClientBuild = {
  manifest: ClientManifest
  /** Bytes of a built file as it is sent. */
  bytesOf: (file: string) => number
}

/** Bytes of a text as it is sent. */
export function bytesOfText(text: Uint8Array): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  return brotliCompressSync(text, { params }).length
}

export const bytesOfFile = (file: string): number => bytesOfText(readFileSync(file))

export function readClientBuild(folder: string): ClientBuild {
  const sizes = new Map<string, number>()
  return {
    manifest: JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as ClientManifest,
    bytesOf(file) {
      const known = sizes.get(file)
      if (known !== undefined) return known
      const size = bytesOfFile(path.join(folder, file))
      sizes.set(file, size)
      return size
    },
  }
}

/** These chunks, with all that they import statically. */
export function chunksOf(manifest: ClientManifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    manifest[key]?.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return seen
}

/** Scripts that these chunks bring, with all that they import statically. */
export function scriptsOf(manifest: ClientManifest, keys: readonly string[]): Set<string> {
  const files = [...chunksOf(manifest, keys)].map((key) => manifest[key]?.file ?? '')
  return new Set(files.filter((file) => file.endsWith('.js')))
}
