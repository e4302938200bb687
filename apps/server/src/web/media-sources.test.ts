import { describe, expect, it } from 'vitest'
import { mediaSources } from './media-sources.ts'

const video = (url: string) => ({ kind: 'video', url }) as const
const of = (...urls: string[]) => mediaSources(urls.map(video))

describe('mediaSources', () => {
  it('contains the hosts of streams and files, each once', () => {
    expect(
      of(
        'https://b.church.org/x/INDEX.M3U8?token=1',
        'https://b.church.org/y.m3u8',
        'https://b.church.org/y.mp4',
        'https://a.church.org:8443/z.webm#t=1',
      ),
    ).toEqual({
      streams: ['https://b.church.org'],
      media: ['https://a.church.org:8443', 'https://b.church.org'],
      hosts: ['a.church.org:8443', 'b.church.org'],
    })
  })

  it('follows the declared kind of a broadcast, whatever its address ends with', () => {
    const live = { kind: 'hls', url: 'https://a.church.org/live' } as const
    const file = { kind: 'mp4', url: 'https://b.church.org/file' } as const
    expect(mediaSources([live, file])).toMatchObject({
      streams: ['https://a.church.org'],
      media: ['https://a.church.org', 'https://b.church.org'],
    })
  })

  it('normalises hosts as browsers compare them', () => {
    expect(of('https://Vídeo.Igreja.ORG:443/a.m3u8').streams).toEqual(['https://xn--vdeo-vpa.igreja.org'])
  })

  it.each([
    ['a page of a service', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
    ['what is no video', 'https://a.church.org/a.html'],
    ['http', 'http://a.church.org/a.mp4'],
    ['an address of ours', '/media/demo/a.mp4'],
    ['no address', 'https://'],
    ['a password', 'https://me:secret@a.church.org/a.mp4'],
    ['digits', 'https://192.168.0.1/a.mp4'],
    ['digits of the new kind', 'https://[::1]/a.mp4'],
    ['a name without a dot', 'https://intranet/a.mp4'],
    ['a local name', 'https://nas.local/a.mp4'],
    ['this machine', 'https://church.localhost/a.mp4'],
    ['another directive', 'https://a.church.org;script-src/a.mp4'],
    ['another source', 'https://a.church.org,*/a.mp4'],
    ['all hosts', 'https://*/a.mp4'],
    ['all hosts of a country', 'https://*.br/a.mp4'],
    ['a keyword', "https://'unsafe-inline'/a.mp4"],
  ])('ignores %s', (_what, url) => expect(of(url)).toEqual({ streams: [], media: [], hosts: [] }))

  it('is limited in number', () => {
    const many = Array.from({ length: 90 }, (_, i) => `https://h${String(i)}.church.org/a.m3u8`)
    expect(of(...many).streams).toHaveLength(20)
  })

  it('allows sound from all https hosts for an external podcast, but no further streams', () => {
    const feed = { kind: 'feed', url: 'https://feeds.church.org/rss' } as const
    expect(mediaSources([feed, video('https://a.church.org/a.m3u8')])).toEqual({
      streams: ['https://a.church.org'],
      media: ['https:'],
      hosts: ['a.church.org'],
    })
  })
})
