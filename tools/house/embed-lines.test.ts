import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { embedLines, kinds } from '../../.storybook/docs/embed-lines.ts'

const guide = readFileSync(path.resolve(import.meta.dirname, '../../docs/embed.md'), 'utf8')
const choice = { portal: 'https://demo.example.org', kind: 'praise', title: 'Castelo forte', attributes: {} } as const

describe('the lines that the catalogue writes for a site', () => {
  it('are those of the guide', () => {
    const lines = embedLines({ ...choice, attributes: { 'praise-id': '21' } })
    expect(guide).toContain(lines)
  })

  it('leave out what is empty, and quote what is not', () => {
    const lines = embedLines({ ...choice, title: '"A" & <B>', attributes: { theme: '' } })
    expect(lines).not.toContain('data-theme')
    expect(lines).toContain('data-title="&quot;A&quot; &amp; &lt;B>"')
  })

  it.each(['', ' '])('name the frame after what it shows where its name is %j', (title) => {
    expect(embedLines({ ...choice, title })).toContain('data-title="A song"')
  })

  it.each(['', 'demo.example.org', 'javascript:alert(1)'])('are not written for the address %j', (portal) =>
    expect(embedLines({ ...choice, portal })).toBeNull(),
  )

  it.each(Object.entries(kinds))('name what the guide names: %s', (route, { fields }) => {
    expect(guide).toContain(`\`${route}\``)
    for (const { name } of fields) expect(guide).toContain(`\`data-${name}\``)
  })
})
