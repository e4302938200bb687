import { renderFeature } from '@atrio/testing'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { groupsFeature } from '../feature.ts'
import { member, scenes } from '../testing/groups.scenes.ts'

afterEach(() => vi.doUnmock('./request-form.tsx'))

it('a form whose code fails to load says so, and loads on a retry', async () => {
  vi.doMock('./request-form.tsx', () => Promise.reject(new Error('offline')))
  await renderFeature(groupsFeature, { at: '/groups/5', http: scenes.group, session: member })
  expect(await screen.findByRole('alert')).toHaveTextContent('O formulário não carregou.')
  vi.doUnmock('./request-form.tsx')
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByRole('textbox', { name: /Mensagem para a liderança/ })).toBeInTheDocument()
}, 60_000)
