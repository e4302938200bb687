/** What a site can show in a frame, with the attributes that each takes (docs/embed.md). */
export const kinds = {
  praise: { name: 'A song', fields: [{ name: 'praise-id', label: 'Number of the song', sample: '21' }] },
  player: {
    name: 'A video',
    fields: [{ name: 'url', label: 'Address of the video', sample: 'https://www.youtube.com/watch?v=…' }],
  },
  chat: { name: 'The chat', fields: [{ name: 'channel', label: 'Code of the church', sample: 'demo' }] },
  'reading-plans': { name: 'The reading plans', fields: [] },
  'print-member-card': { name: 'The member card of the person signed in', fields: [] },
} as const

export type Kind = keyof typeof kinds

export type Choice = {
  portal: string
  kind: Kind
  /** The frame's name for screen readers; that of the kind where it is empty. */
  title: string
  /** Attributes without their `data-`; empty ones are left out. */
  attributes: Readonly<Record<string, string>>
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The script's lines to paste. @returns null for an address that is none */
export function embedLines({ portal, kind, title, attributes }: Choice): string | null {
  if (!URL.canParse(portal) || !/^https?:$/.test(new URL(portal).protocol)) return null
  const named = { route: kind, ...attributes, title: title.trim() || kinds[kind].name }
  const data = Object.entries(named).filter(([, value]) => value !== '')
  const lines = data.map(([name, value]) => `  data-${name}="${escaped(value)}"`)
  return ['<script', '  async', `  src="${new URL(portal).origin}/embed.js"`, ...lines, '></script>'].join('\n')
}
