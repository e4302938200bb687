/** The light build (no alternate audio, no subtitles of its own) comes without types; its surface is that of the whole. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
