import { act } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

/** Replaces the audio element, which jsdom lacks. Play and pause fire a browser's events; the test moves the time. */
export function fakeAudio() {
  const asked = { play: vi.fn(), load: vi.fn(), refuse: false }
  const say = (element: HTMLMediaElement, name: string) => element.dispatchEvent(new Event(name))
  beforeEach(() => {
    asked.refuse = false
    asked.play.mockClear()
    asked.load.mockClear()
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
      asked.play(this.getAttribute('src'))
      if (asked.refuse) return Promise.reject(new DOMException('no', 'NotAllowedError'))
      say(this, 'playing')
      return Promise.resolve()
    })
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
      // asynchronous, as in a browser
      queueMicrotask(() => say(this, 'pause'))
    })
    vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(function (this: HTMLMediaElement) {
      asked.load(this.getAttribute('src'))
    })
    vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4)
  })
  afterEach(() => {
    document.querySelectorAll('audio').forEach((element) => element.remove())
    localStorage.clear()
    vi.restoreAllMocks()
  })
  return {
    asked,
    element: () => document.querySelector('audio'),
    /** The sound has come to this second. */
    at: (seconds: number, length = 1510) =>
      act(() => {
        const element = document.querySelector('audio')!
        element.currentTime = seconds
        Object.defineProperty(element, 'duration', { value: length, configurable: true })
        say(element, 'timeupdate')
      }),
    tell: (name: string) => act(() => say(document.querySelector('audio')!, name)),
  }
}
