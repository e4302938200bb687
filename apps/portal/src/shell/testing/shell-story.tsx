import { isLocale } from '@atrio/i18n'
import { useEffect, useState, type ReactElement } from 'react'
import { createShell, type ShellOptions } from './shell-router.tsx'

function ShellStory({ options }: { options: ShellOptions }) {
  const [making] = useState(() => createShell(options))
  const [tree, setTree] = useState<ReactElement>()
  useEffect(() => {
    void making.then((shell) => setTree(shell.tree))
  }, [making])
  return tree ?? null
}

type Globals = { globals: Record<string, unknown> }

/** The shell over small features, in the toolbar's language and church colour. */
export const shellStory = (options: ShellOptions = {}) => ({
  parameters: { layout: 'fullscreen' },
  render: (_args: unknown, { globals: { language, church } }: Globals) => (
    <ShellStory
      key={`${language} ${church}`}
      options={{
        ...options,
        ...(isLocale(language) && { locale: language }),
        startUp: { ...options.startUp, igrejaVisual: { corApp: String(church), logomarcaMenu: null } },
      }}
    />
  ),
})
