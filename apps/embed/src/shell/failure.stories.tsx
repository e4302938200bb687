import { addMessages, type I18n } from '@atrio/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { FailedPage } from './failure.tsx'
import { Frame } from './frame.tsx'
import { embedMessages } from './i18n/messages.ts'

const words = (i18n: I18n) => addMessages(i18n, 'embed', embedMessages)

/** The frame's shell around what it shows instead of its page. */
const Shell = ({ at }: { at: string }) => (
  <RouterProvider
    router={createMemoryRouter([{ element: <Frame />, children: [{ path: '*', element: <FailedPage /> }] }], {
      initialEntries: [at],
    })}
  />
)

const meta = {
  title: 'embed/Failure',
  component: Shell,
  parameters: { layout: 'fullscreen', words },
} satisfies Meta<typeof Shell>
export default meta
type Story = StoryObj<typeof meta>

/** No page has this address, or the church does not have the module. */
export const Missing: Story = { args: { at: '/embed/nothing' } }
/** The page did not load; another try leads to it. */
export const Failed: Story = { args: { at: '/embed/failed?from=/embed/praise' } }
