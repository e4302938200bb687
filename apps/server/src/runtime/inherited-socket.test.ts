import { describe, expect, it } from 'vitest'
import { inheritedSocket } from './inherited-socket.ts'

describe('inheritedSocket', () => {
  it.each([
    ['the first passed one for this process', { LISTEN_FDS: '1', LISTEN_PID: '42' }, 3],
    ['the first passed one where no process is named', { LISTEN_FDS: '1' }, 3],
    ['none without LISTEN_FDS', {}, undefined],
    ['none where another process is named', { LISTEN_FDS: '1', LISTEN_PID: '43' }, undefined],
  ])('returns %s', (_name, env, fd) => expect(inheritedSocket(env, 42)).toBe(fd))

  it('refuses several sockets', () => {
    expect(() => inheritedSocket({ LISTEN_FDS: '2', LISTEN_PID: '42' }, 42)).toThrow(/^LISTEN_FDS is 2, /)
  })
})
