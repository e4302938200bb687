import { describe, expect, it, vi } from 'vitest'
import { attachStream } from './hls.ts'

describe('attachStream', () => {
  it('uses the browser’s own playback if it can play HLS', async () => {
    const video = document.createElement('video')
    vi.spyOn(video, 'canPlayType').mockReturnValue('maybe')
    const detach = await attachStream(video, '/media/a.m3u8', () => undefined)
    expect(video).toHaveAttribute('src', '/media/a.m3u8')
    detach()
    expect(video).not.toHaveAttribute('src')
  })

  it('rejects when nothing can play the stream', async () => {
    const video = document.createElement('video')
    vi.spyOn(video, 'canPlayType').mockReturnValue('')
    await expect(attachStream(video, '/media/a.m3u8', () => undefined)).rejects.toThrow('no streams')
  })
})
