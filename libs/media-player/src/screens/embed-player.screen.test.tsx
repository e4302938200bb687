import { defineFeature } from '@atrio/tenant-core'
import { renderFeature } from '@atrio/testing'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { playerFeature } from '../feature.ts'
import { hostileVideos } from '../testing/hostile-videos.ts'

const { embeds, ...rest } = playerFeature
const feature = defineFeature({ ...rest, routes: embeds! })

const open = (query: Record<string, string>, mediaHosts?: string[]) =>
  renderFeature(feature, {
    at: `/embed/player?${new URLSearchParams(query).toString()}`,
    ...(mediaHosts && { config: { mediaHosts } }),
  })

const ran = vi.fn()
vi.stubGlobal('alert', ran)
afterEach(() => document.body.replaceChildren())

/** Attributes and elements that could run scripts or leave the page. */
function expectHarmless() {
  expect(document.querySelectorAll('script, embed, object, base, meta[http-equiv], form, [srcdoc]')).toHaveLength(0)
  for (const node of document.body.querySelectorAll('*')) {
    expect(node.getAttributeNames().filter((name) => name.startsWith('on'))).toEqual([])
    for (const name of ['src', 'href', 'action', 'data'])
      expect(node.getAttribute(name) ?? '').not.toMatch(/evil|script:|^data:|^blob:|\/api\//i)
  }
  expect(ran).not.toHaveBeenCalled()
}

describe('EmbedPlayerScreen', () => {
  it('shows the video of a service and requests nothing before it is pressed', async () => {
    await open({ service: 'youtube', code: 'aqz-KE-bpKQ' })
    expect(document.querySelector('iframe')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Assistir: YouTube' }))
    const frame = document.querySelector('iframe')!
    expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0')
    expect(frame).toHaveAttribute('sandbox', expect.stringContaining('allow-scripts'))
    expect(frame).toHaveFocus()
  })

  it('plays the portal’s own files', async () => {
    await open({ url: '/media/clip.mp4' })
    fireEvent.click(screen.getByRole('button', { name: 'Assistir: Vídeo' }))
    expect(screen.getByLabelText('Vídeo')).toHaveAttribute('src', '/media/clip.mp4')
  })

  it.each([
    ['https://cdn.church.org/clip.mp4', 'https://cdn.church.org/clip.mp4'],
    ['https://cdn.church.org:8443/clip.mp4', undefined],
    ['https://evil.org/clip.mp4', undefined],
    ['https://cdn.church.org.evil.org/clip.mp4', undefined],
  ])('plays files only from hosts that the church uses: %s', async (url, src) => {
    await open({ url }, ['cdn.church.org'])
    const button = screen.queryByRole('button', { name: 'Assistir: Vídeo' })
    if (button) fireEvent.click(button)
    expect(document.querySelector('video')?.getAttribute('src') ?? undefined).toBe(src)
  })

  it('shows an error without a video', async () => {
    await open({})
    expect(screen.getByRole('heading', { name: 'Este vídeo não pode ser exibido aqui' })).toBeVisible()
  })

  it.each(hostileVideos.urls)('rejects the address %s', async (url) => {
    await open({ url })
    expect(screen.getByRole('heading', { name: 'Este vídeo não pode ser exibido aqui' })).toBeVisible()
    expect(document.querySelector('iframe, video')).toBeNull()
    expectHarmless()
  })

  it.each(hostileVideos.codes)('rejects the embed code %s', async (html) => {
    await open({ html })
    expect(screen.getByRole('heading', { name: 'Este vídeo não pode ser exibido aqui' })).toBeVisible()
    expect(document.querySelector('iframe, video')).toBeNull()
    expectHarmless()
  })

  it.each(hostileVideos.mixed)('uses only the allowed frame’s address of %s', async (html) => {
    await open({ html })
    fireEvent.click(screen.getByRole('button', { name: 'Assistir: YouTube' }))
    expect(document.querySelectorAll('iframe')).toHaveLength(1)
    const frame = document.querySelector('iframe')!
    expect(frame.src).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0')
    expect(frame.getAttributeNames().toSorted()).toEqual(['allow', 'referrerpolicy', 'sandbox', 'src', 'title'])
    expectHarmless()
  })
})
