import { describe, expect, it } from 'vitest'
import { isSubtitles } from './subtitles.ts'

const CUE = '00:01.000 --> 00:04.000\nBoa noite.\n'

describe('subtitles', () => {
  it.each([
    ['with a cue', `WEBVTT\n\n${CUE}`, true],
    [
      'with a title and Windows line ends',
      `WEBVTT - aula\r\n\r\n1\r\n01:00:01.000 --> 01:00:04.000 line:0\r\nOlá\r\n`,
      true,
    ],
    ['with a byte order mark', `\uFEFFWEBVTT\n\n${CUE}`, true],
    ['without a header', CUE, false],
    ['whose header goes on', `WEBVTTX\n\n${CUE}`, false],
    ['without a cue', 'WEBVTT\n\nBoa noite.\n', false],
    ['of another format (SubRip)', 'WEBVTT\n\n1\n00:00:01,000 --> 00:00:04,000\nBoa noite.\n', false],
    ['that are a page', '<html>00:01.000 --> 00:04.000</html>', false],
  ])('%s', (_name, text, is) => expect(isSubtitles(Buffer.from(text))).toBe(is))

  it('in another encoding are none', () =>
    expect(isSubtitles(Buffer.from(`WEBVTT\n\n00:01.000 --> 00:04.000\nOl\xe1\n`, 'latin1'))).toBe(false))
})
