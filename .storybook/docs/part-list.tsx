import { ArgTypes } from '@storybook/addon-docs/blocks'
import { type ComponentType, useEffect, useState } from 'react'

/** A component with what react-docgen read in its source. */
type Documented = ComponentType<unknown> & {
  __docgenInfo?: { displayName?: string; description?: string; props?: Record<string, unknown> }
}
type Part = { name: string; description: string; file: string; component: Documented; hasProps: boolean }

const files = import.meta.glob<Record<string, unknown>>([
  '../../{libs,apps}/*/src/**/{parts,slots}/*.tsx',
  '!**/*.{test,stories}.tsx',
])

const libraryOf = (file: string) => file.split('/')[3] ?? ''
const libraries = [...new Set(Object.keys(files).map(libraryOf))].toSorted()

const isDocumented = (value: unknown): value is Documented =>
  (typeof value === 'function' || (typeof value === 'object' && value !== null)) && '__docgenInfo' in value

/** The components that the parts and slots of a library export, by name. */
async function partsOf(library: string): Promise<Part[]> {
  const found = Object.entries(files).filter(([file]) => libraryOf(file) === library)
  const parts = await Promise.all(
    found.map(async ([file, load]) =>
      Object.entries(await load()).flatMap(([name, value]) => {
        if (!isDocumented(value)) return []
        const { displayName, description = '', props = {} } = value.__docgenInfo ?? {}
        const hasProps = Object.keys(props).length > 0
        return [
          {
            name: name === 'default' ? (displayName ?? name) : name,
            description,
            file: file.replace('../../', ''),
            component: value,
            hasProps,
          },
        ]
      }),
    ),
  )
  return parts.flat().toSorted((a, b) => a.name.localeCompare(b.name))
}

/** What the chosen library's screens are made of: each part with its file and its properties. */
export function PartList() {
  const [library, setLibrary] = useState('events')
  const [parts, setParts] = useState<Part[]>([])
  useEffect(() => {
    let isShown = true
    void partsOf(library).then((loaded) => isShown && setParts(loaded))
    return () => {
      isShown = false
    }
  }, [library])
  return (
    <>
      <label css={{ display: 'flex', gap: '.6rem', alignItems: 'center', fontWeight: 600, margin: '0 0 var(--s8)' }}>
        Library
        <select
          value={library}
          onChange={({ target }) => setLibrary(target.value)}
          css={{ font: 'inherit', fontWeight: 400, padding: '.4rem .6rem' }}
        >
          {libraries.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      {parts.map(({ name, description, file, component, hasProps }) => (
        <section key={`${file} ${name}`} aria-label={name}>
          <h2>{name}</h2>
          {description && <p>{description}</p>}
          <p>
            <code>{file}</code>
          </p>
          {hasProps ? <ArgTypes of={component} /> : <p>It takes no properties.</p>}
        </section>
      ))}
    </>
  )
}
