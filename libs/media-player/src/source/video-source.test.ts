import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { videoSource } from './video-source.ts'

const ID = 'aqz-KE-bpKQ'
const srcOf = (given: Parameters<typeof videoSource>[0], options = {}) => videoSource(given, options)?.src

describe('videoSource of a service', () => {
  it('uses the code on the cookieless host', () => {
    expect(videoSource({ service: 'YouTube', code: ID })).toEqual({
      kind: 'frame',
      service: 'YouTube',
      src: `https://www.youtube-nocookie.com/embed/${ID}`,
      playing: `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&rel=0`,
      page: `https://www.youtube.com/watch?v=${ID}`,
    })
    expect(srcOf({ service: 'vimeo', code: '76979871' })).toBe('https://player.vimeo.com/video/76979871?dnt=1')
    expect(srcOf({ service: 'vimeo', code: '76979871/8272103f6e' })).toBe(
      'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
    )
  })

  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://m.youtube.com/watch?feature=share&v=${ID}&t=12`,
    `https://youtu.be/${ID}?si=abc`,
    `https://www.youtube.com/live/${ID}`,
    `https://youtube.com/shorts/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}?start=3`,
    `//www.youtube.com/embed/${ID}`,
  ])('recognises the address %s', (url) => {
    expect(srcOf({ url })).toBe(`https://www.youtube-nocookie.com/embed/${ID}`)
  })

  it.each([
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
    [
      'https://player.vimeo.com/video/76979871?h=8272103f6e',
      'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
    ],
    [
      'https://www.youtube.com/embed/videoseries?list=PLx0sYbCqOb8TBPRdmBHs5Iftvv9TPboYG',
      'https://www.youtube-nocookie.com/embed/videoseries?list=PLx0sYbCqOb8TBPRdmBHs5Iftvv9TPboYG',
    ],
    [
      'https://www.youtube.com/embed/live_stream?channel=UC4QobU6STFB0P71PMvOGN5A',
      'https://www.youtube-nocookie.com/embed/live_stream?channel=UC4QobU6STFB0P71PMvOGN5A',
    ],
    [
      'https://www.youtube.com/channel/UC4QobU6STFB0P71PMvOGN5A/live',
      'https://www.youtube-nocookie.com/embed/live_stream?channel=UC4QobU6STFB0P71PMvOGN5A',
    ],
    [
      'https://open.spotify.com/embed/episode/5V4XZWqZQJvbddd31n56mf',
      'https://open.spotify.com/embed/episode/5V4XZWqZQJvbddd31n56mf',
    ],
  ])('maps %s to %s', (url, src) => expect(srcOf({ url })).toBe(src))

  it('uses a channel’s code for its live stream', () =>
    expect(videoSource({ service: 'youtube', code: 'UC4QobU6STFB0P71PMvOGN5A' })).toEqual({
      kind: 'frame',
      service: 'YouTube',
      src: 'https://www.youtube-nocookie.com/embed/live_stream?channel=UC4QobU6STFB0P71PMvOGN5A',
      playing: 'https://www.youtube-nocookie.com/embed/live_stream?channel=UC4QobU6STFB0P71PMvOGN5A&autoplay=1&rel=0',
      page: 'https://www.youtube.com/channel/UC4QobU6STFB0P71PMvOGN5A/live',
    }))

  it.each(['hls', 'mp4', 'youtube'])('reads a channel’s page without a code as no %s', (service) => {
    for (const url of ['https://www.youtube.com/@church/live', 'https://vimeo.com/church'])
      expect(videoSource({ service, url })).toBeUndefined()
  })

  it.each([
    ['youtube', 'short'],
    ['youtube', 'UC4QobU6STFB0P71PMvOGN5'],
    ['youtube', `${ID}"onload=`],
    ['youtube', 'videoseries'],
    ['youtube', '../../../evil'],
    ['vimeo', '12'],
    ['vimeo', '76979871/../../x'],
    ['constructor', ID],
    ['__proto__', ID],
    ['dailymotion', ID],
  ])('rejects for %s the code %s', (service, code) => expect(videoSource({ service, code })).toBeUndefined())

  it('builds addresses of safe characters only, from any code', () => {
    const services = fc.constantFrom('youtube', 'vimeo')
    const codes = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.stringMatching(/^[\w/-]{8,20}$/))
    fc.assert(
      fc.property(services, codes, (service, code) => {
        const src = srcOf({ service, code })
        if (src)
          expect(src).toMatch(/^https:\/\/(www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video)\/[\w?=&-]+$/)
      }),
    )
  })
})

describe('videoSource of a file', () => {
  it.each([
    ['/media/clip.mp4', 'file'],
    ['https://cdn.example/clip.webm?x=1', 'file'],
    ['https://cdn.example/live/index.m3u8', 'hls'],
    ['/media/clip/index.m3u8', 'hls'],
  ])('plays %s as %s', (url, kind) => expect(videoSource({ url })).toEqual({ kind, src: url }))

  it.each([
    ['hls', 'https://cdn.example/live', 'hls'],
    ['mp4', 'https://cdn.example/file?id=1', 'file'],
    ['mp4', 'https://cdn.example/live/index.m3u8', 'hls'],
  ])('with service %s at %s is played as %s', (service, url, kind) =>
    expect(videoSource({ service, url })).toEqual({ kind, src: url }),
  )

  it.each(['hls', 'mp4'])('with service %s is restricted to the same hosts', (service) => {
    const url = 'https://cdn.example/live'
    expect(videoSource({ service, url }, { fileHosts: [] })).toBeUndefined()
    expect(srcOf({ service, url }, { fileHosts: ['cdn.example'] })).toBe(url)
    for (const other of ['/api/v1/me', 'http://cdn.example/live', 'javascript:alert(1)'])
      expect(videoSource({ service, url: other })).toBeUndefined()
  })

  it('from a link requires its host on the list', () => {
    const url = 'https://cdn.example/clip.mp4'
    expect(videoSource({ url }, { fileHosts: [] })).toBeUndefined()
    expect(srcOf({ url }, { fileHosts: ['cdn.example'] })).toBe(url)
    expect(srcOf({ url: '/media/clip.mp4' }, { fileHosts: [] })).toBe('/media/clip.mp4')
  })

  it.each([
    '/media/../api/v1/me.mp4',
    '/other/clip.mp4',
    'media/clip.mp4',
    'http://cdn.example/clip.mp4',
    '//user:word@cdn.example/clip.mp4',
    'https://cdn.example/clip.html',
    'data:video/mp4;base64,AAAA',
    'blob:https://demo.test/clip.mp4',
  ])('rejects %s', (url) => expect(videoSource({ url })).toBeUndefined())
})

describe('videoSource of an embed code', () => {
  it('returns the first allowed frame', () => {
    const html = `<p>x</p><iframe src="https://evil.example/embed/x"></iframe>
      <iframe width=560 src='https://www.youtube.com/embed/${ID}?a=1&amp;b=2' allowfullscreen></iframe>
      <iframe src="https://player.vimeo.com/video/76979871"></iframe>`
    expect(srcOf({ html })).toBe(`https://www.youtube-nocookie.com/embed/${ID}`)
  })

  it('is used after code and address', () => {
    const html = '<iframe src="https://player.vimeo.com/video/76979871"></iframe>'
    expect(srcOf({ html, url: `https://youtu.be/${ID}` })).toContain(ID)
    expect(srcOf({ html, service: 'youtube', code: 'no' })).toContain('76979871')
  })
})
