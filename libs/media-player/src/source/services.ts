/** A video that a service shows in a frame of its own. */
export type FrameVideo = {
  kind: 'frame'
  /** Name of the service, for people. */
  service: string
  /** Address of the frame. */
  src: string
  /** The same, starting at once: the person has already pressed play. */
  playing: string
  /** Address of its page on the service. */
  page: string
}

type Service = {
  /** A video by the code that the service gives it. */
  byCode: (code: string) => FrameVideo | undefined
  /** A video by an address of the service, page or frame. */
  byAddress: (url: URL) => FrameVideo | undefined
  /** Whether an address is one of the service's pages: none of them is a file. */
  hasPage: (url: URL) => boolean
}

const hostOf = (url: URL) => url.host.replace(/^(www|m|music)\./, '')
const partsOf = (url: URL) => url.pathname.split('/').filter(Boolean)

const YOUTUBE_ID = /^[\w-]{11}$/
/** Paths of frames that are as long as an id and are none. */
const YOUTUBE_LISTS = ['videoseries', 'live_stream']

function youtubeFrame(path: string, page: string): FrameVideo {
  // the host that sets no cookie before the person plays
  const src = `https://www.youtube-nocookie.com/embed/${path}`
  const join = path.includes('?') ? '&' : '?'
  return { kind: 'frame', service: 'YouTube', src, playing: `${src}${join}autoplay=1&rel=0`, page }
}

function youtubeVideo(id: string | null | undefined): FrameVideo | undefined {
  if (!id || !YOUTUBE_ID.test(id) || YOUTUBE_LISTS.includes(id)) return undefined
  return youtubeFrame(id, `https://www.youtube.com/watch?v=${id}`)
}

/** A channel's live stream: its address stays the same for every broadcast. */
const youtubeChannel = (id: string | null | undefined): FrameVideo | undefined =>
  id && /^UC[\w-]{22}$/.test(id)
    ? youtubeFrame(`live_stream?channel=${id}`, `https://www.youtube.com/channel/${id}/live`)
    : undefined

const YOUTUBE = ['youtube.com', 'youtube-nocookie.com', 'youtu.be']

function youtubeAddress(url: URL): FrameVideo | undefined {
  const [first, second, third] = partsOf(url)
  if (!YOUTUBE.includes(hostOf(url))) return undefined
  if (hostOf(url) === 'youtu.be') return youtubeVideo(first)
  if (first === 'channel') return third === 'live' ? youtubeChannel(second) : undefined
  if (first === 'watch') return youtubeVideo(url.searchParams.get('v'))
  if (!['embed', 'shorts', 'live', 'v'].includes(first ?? '')) return undefined
  const list = url.searchParams.get('list')
  if (second === 'videoseries' && list && /^[\w-]{10,64}$/.test(list))
    return youtubeFrame(`videoseries?list=${list}`, `https://www.youtube.com/playlist?list=${list}`)
  if (second === 'live_stream') return youtubeChannel(url.searchParams.get('channel'))
  return youtubeVideo(second)
}

/** `123456789`, or with the key of an unlisted video: `123456789/ab12cd34ef`. */
const VIMEO_CODE = /^(\d{6,12})(?:\/([\da-f]{8,12}))?$/

function vimeoVideo(code: string): FrameVideo | undefined {
  const [, id, key] = VIMEO_CODE.exec(code) ?? []
  if (!id) return undefined
  const src = `https://player.vimeo.com/video/${id}?dnt=1${key ? `&h=${key}` : ''}`
  const page = `https://vimeo.com/${key ? `${id}/${key}` : id}`
  return { kind: 'frame', service: 'Vimeo', src, playing: `${src}&autoplay=1`, page }
}

function vimeoAddress(url: URL): FrameVideo | undefined {
  if (hostOf(url) === 'vimeo.com') return vimeoVideo(partsOf(url).join('/'))
  const [first, id] = partsOf(url)
  if (hostOf(url) !== 'player.vimeo.com' || first !== 'video') return undefined
  const key = url.searchParams.get('h')
  return vimeoVideo(key ? `${id}/${key}` : (id ?? ''))
}

/** The services whose addresses are built here from an id alone. */
export const services: ReadonlyMap<string, Service> = new Map([
  [
    'youtube',
    {
      byCode: (code) => youtubeVideo(code) ?? youtubeChannel(code),
      byAddress: youtubeAddress,
      hasPage: (url) => YOUTUBE.includes(hostOf(url)),
    },
  ],
  // files lie on the host of its player
  ['vimeo', { byCode: vimeoVideo, byAddress: vimeoAddress, hasPage: (url) => hostOf(url) === 'vimeo.com' }],
])
