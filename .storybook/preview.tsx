import { ChurchColorProvider, churchThemeCss } from '@atrio/ui'
import '@atrio/ui/base.css'
import type { ArgTypes, Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { churchColors } from './church-colors.ts'
import { ComponentPage } from './docs/component-page.tsx'
import { withWords } from './with-words.tsx'

// A story's screen comes lazily, on a machine that may be busy: a limit, not a measure.
configure({ asyncUtilTimeout: 8_000 })

/** Writes what the server would write into the page: theme, language, and the church's colour; and the reader's size of text. */
function dressPage({ church, language, theme, text }: Record<string, string>) {
  const root = document.documentElement
  root.style.fontSize = text === 'large' ? '200%' : ''
  root.lang = language ?? 'pt-BR'
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  else delete root.dataset.theme
  let style = document.getElementById('church-theme')
  if (!style) {
    style = document.createElement('style')
    style.id = 'church-theme'
    document.head.append(style)
  }
  style.textContent = churchThemeCss(church ?? '')
}

/** A story with a theme, church, language or size of its own, on a page that it shares: in a document of its own. */
function OwnDocument({ id, width }: { id: string; width: string | undefined }) {
  const source = `iframe.html?id=${id}&viewMode=story`
  return <iframe src={source} title={id} loading="lazy" css={{ width: width ?? '100%', height: '30rem', border: 0 }} />
}

const widths: Record<string, string> = { small: '320px', phone: '390px' }

const withChurch: Decorator = (Story, { globals, id, storyGlobals, viewMode }) => {
  if (viewMode === 'docs' && Object.keys(storyGlobals).length > 0) {
    const { viewport } = storyGlobals as { viewport?: { value?: string } }
    return <OwnDocument id={id} width={widths[viewport?.value ?? '']} />
  }
  dressPage(globals)
  return (
    <ChurchColorProvider color={String(globals.church)}>
      <Story />
    </ChurchColorProvider>
  )
}

type DocsParameters = { extractArgTypes?: (component: unknown) => ArgTypes | null }

/** A story of a part (`partsOf` of testing) is of a component of its own: its properties are read from that one's source. */
const withPropertiesOfPart: NonNullable<Preview['argTypesEnhancers']>[number] = ({ argTypes, parameters }) => {
  const { part, docs } = parameters as { part?: unknown; docs?: DocsParameters }
  const properties = part === undefined ? null : docs?.extractArgTypes?.(part)
  if (!properties) return argTypes
  return Object.fromEntries(
    Object.keys({ ...properties, ...argTypes }).map((name) => {
      const { type, options, control, ...own } = argTypes[name] ?? ({} as Partial<(typeof argTypes)[string]>)
      const { type: read, ...property } = properties[name] ?? {}
      // what the reader does not follow is of the type that the story's value has
      const known = (read as { name?: string } | undefined)?.name === undefined ? type : read
      const isOff = (control as { disable?: boolean } | undefined)?.disable === true
      const chosen = options ? { options, control } : isOff ? { control } : {}
      return [name, { ...own, ...property, ...(known && { type: known }), ...chosen }]
    }),
  ) as typeof argTypes
}

const preview: Preview = {
  // a page for each component and screen, with its properties and all of its states
  tags: ['autodocs'],
  decorators: [withWords, withChurch],
  argTypesEnhancers: [withPropertiesOfPart],
  async afterEach({ canvasElement, parameters }) {
    // set where stories run as tests, not in the catalogue
    if (import.meta.env.VITEST_STORYBOOK === undefined || parameters.a11y?.test !== 'error') return
    const { checkOtherTheme } = await import('./other-theme.ts')
    await checkOtherTheme(canvasElement)
  },
  initialGlobals: { church: '#7a3e9d', language: 'pt-BR', theme: 'light', text: 'usual' },
  globalTypes: {
    church: {
      description: 'Church colour',
      toolbar: {
        title: 'Church colour',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: churchColors,
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'pt-BR', title: 'Português' },
          { value: 'en', title: 'English' },
          { value: 'es', title: 'Español' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'system', title: 'System' },
        ],
      },
    },
    text: {
      description: 'Size of text',
      toolbar: {
        title: 'Size of text',
        icon: 'grow',
        dynamicTitle: true,
        items: [
          { value: 'usual', title: '100 %' },
          { value: 'large', title: '200 %' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    docs: { page: ComponentPage },
    a11y: {
      test: 'error',
      // experimental, so off unless it is asked for: WCAG 2.5.3, a name contains the words that are shown
      config: { rules: [{ id: 'label-content-name-mismatch', enabled: true }] },
    },
    viewport: {
      options: {
        small: { name: '320', styles: { width: '320px', height: '640px' } },
        phone: { name: '390', styles: { width: '390px', height: '844px' } },
        tablet: { name: '768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: '1440', styles: { width: '1440px', height: '900px' } },
        wide: { name: '1800', styles: { width: '1800px', height: '1000px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Guide',
          ['What Atrio is', 'Colour', 'Type and space', 'Stained glass', 'Motion', '*'],
          'ui',
          ['Theme', 'Glass', 'Icons', '*'],
        ],
      },
    },
  },
}

export default preview
