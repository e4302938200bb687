export { defaultFrames, type FrameSource } from './policy/frames.ts'
export { RichContent, type RichContentProps } from './rich-content.tsx'
export { sanitizeOnServer } from './server-text.ts'
export type { Sanitized } from './settle.ts'
