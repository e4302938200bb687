import { css } from '@emotion/react'
import { useState } from 'react'
import { embedLines, kinds, type Kind } from './embed-lines.ts'

const form = css({
  display: 'grid',
  gap: '.75rem',
  maxWidth: '32rem',
  marginBottom: 'var(--s8)',
  '& label': { display: 'grid', gap: '.25rem', fontWeight: 600 },
  '& input, & select': { font: 'inherit', fontWeight: 400, padding: '.5rem .6rem' },
})
const code = css({ padding: '1rem', border: '1px solid var(--hairline)', background: 'var(--sunk)', overflowX: 'auto' })

const looks = [
  { name: 'theme', label: 'Theme', options: ['', 'light', 'dark'] },
  { name: 'lang', label: 'Language', options: ['', 'pt-BR', 'en', 'es'] },
] as const

/** A form that writes the lines for a site of one's own. */
export function EmbedBuilder() {
  const [portal, setPortal] = useState('https://demo.example.org')
  const [kind, setKind] = useState<Kind>('praise')
  const [title, setTitle] = useState('')
  const [attributes, setAttributes] = useState<Record<string, string>>({})
  const set = (name: string, value: string) => setAttributes((before) => ({ ...before, [name]: value.trim() }))
  const own = new Set<string>(['color', ...[...kinds[kind].fields, ...looks].map(({ name }) => name)])
  const lines = embedLines({
    portal,
    kind,
    title,
    attributes: Object.fromEntries(Object.entries(attributes).filter(([name]) => own.has(name))),
  })
  return (
    <>
      <form css={form} onSubmit={(event) => event.preventDefault()}>
        <label>
          Address of the portal
          <input type="url" value={portal} onChange={({ target }) => setPortal(target.value)} />
        </label>
        <label>
          What to show
          <select value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
            {Object.entries(kinds).map(([value, { name }]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {kinds[kind].fields.map(({ name, label, sample }) => (
          <label key={name}>
            {label}
            <input
              value={attributes[name] ?? ''}
              placeholder={sample}
              onChange={({ target }) => set(name, target.value)}
            />
          </label>
        ))}
        <label>
          Name of the frame, for screen readers
          <input value={title} placeholder={kinds[kind].name} onChange={({ target }) => setTitle(target.value)} />
        </label>
        {looks.map(({ name, label, options }) => (
          <label key={name}>
            {label}
            <select value={attributes[name] ?? ''} onChange={({ target }) => set(name, target.value)}>
              {options.map((value) => (
                <option key={value} value={value}>
                  {value || 'the visitor’s own'}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label>
          Colour, in place of the church’s
          <input
            value={attributes['color'] ?? ''}
            placeholder="#1f6f5c"
            pattern="#[0-9a-fA-F]{6}"
            onChange={({ target }) => set('color', target.value)}
          />
        </label>
      </form>
      <h3>Lines to paste</h3>
      <pre css={code} aria-live="polite">
        {lines ?? 'The address of the portal begins with https://.'}
      </pre>
    </>
  )
}
