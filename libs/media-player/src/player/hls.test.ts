import { describe, expect, it, vi } from 'vitest'
import { attachStream } from './hls.ts'

describe('a stream', () => {
  it('is left to the browser where that can play it', async () => {
    const video = document.createElement('video')
    vi.spyOn(video, 'canPlayType').mockReturnValue('maybe')
    const detach = await attachStream(video, '/media/a.m3u8', () => undefined)
    expect(video).toHaveAttribute('src', '/media/a.m3u8')
    detach()
    expect(video).not.toHaveAttribute('src')
  })

  it('is refused where nothing can play it', async () => {
    const video = document.createElement('video')
    vi.spyOn(video, 'canPlayType').mockReturnValue('')
    await expect(attachStream(video, '/media/a.m3u8', () => undefined)).rejects.toThrow('no streams')
  })
})
