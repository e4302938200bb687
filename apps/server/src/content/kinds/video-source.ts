import { videoServices } from '@atrio/contract'
import { videoSource } from '@atrio/media-player/source'
import { allowedFrame, defaultFrames } from '@atrio/rich-content/sanitizer'
import Type, { type Static } from 'typebox'
import { type Fields, Maybe, Text, Video } from '../format/fields.ts'
import type { FieldProblem } from '../format/schema-issues.ts'

/** A video's service, with its identification there. */
export const videoSourceFields = {
  servico: Type.Enum([...videoServices]),
  codigo: Maybe(Type.String({ pattern: '^[\\w-]{6,24}(/[\\da-f]{8,12})?$' })),
  url: Maybe(Type.String({ pattern: '^https://[^\\s@"\'<>]+$', maxLength: 500 })),
  arquivo: Maybe(Video),
  html: Maybe(Text(2_000)),
}
type VideoFields = Static<ReturnType<typeof Fields<typeof videoSourceFields>>>

/** The single iframe of an embed code, rewritten with nothing but its address; undefined where that is not allowed. */
export const safeFrame = (code: string): string | undefined => {
  const src = /<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(code)
  const frame = allowedFrame((src?.[1] ?? src?.[2] ?? '').replaceAll('&amp;', '&').trim(), defaultFrames)
  return frame && `<iframe src="${frame.src.replaceAll('&', '&amp;').replaceAll('"', '%22')}"></iframe>`
}

/** The field that each service requires, of the four. */
const NEEDED: Record<VideoFields['servico'], (keyof VideoFields)[]> = {
  youtube: ['codigo'],
  vimeo: ['codigo'],
  hls: ['url', 'arquivo'],
  mp4: ['url', 'arquivo'],
  embed: ['html'],
}
/** How the player plays each service. */
const KIND: Record<VideoFields['servico'], 'frame' | 'hls' | 'file'> = {
  youtube: 'frame',
  vimeo: 'frame',
  embed: 'frame',
  hls: 'hls',
  mp4: 'file',
}
const SOURCES = ['codigo', 'url', 'arquivo', 'html'] as const

/** Problems of a video's source. @param path its place in the file */
export const sourceProblems = (one: VideoFields, path: string[]): FieldProblem[] => {
  const at = (field: string) => [...path, field]
  const needed = NEEDED[one.servico]
  const named = SOURCES.filter((field) => one[field] !== undefined)
  if (named.length !== 1 || !needed.includes(named[0] ?? 'servico'))
    return [{ path: at('servico'), message: `${one.servico} needs ${needed.join(' or ')}, and nothing else to show` }]
  if (one.html !== undefined && safeFrame(one.html) === undefined)
    return [{ path: at('html'), message: 'must hold a frame (iframe) of a service that may be shown' }]
  // a file is served from our own host, by its name
  const url = one.arquivo === undefined ? one.url : `/media/${encodeURIComponent(one.arquivo)}`
  const source = videoSource({ service: one.servico, code: one.codigo, url, html: one.html })
  return source?.kind === KIND[one.servico]
    ? []
    : [{ path: at(named[0] ?? 'servico'), message: `is no ${one.servico} that can be played` }]
}
