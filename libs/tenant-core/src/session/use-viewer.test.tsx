import { personalEndpoint } from '@atrio/api-client'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { ContextProviders } from '../feature/context-providers.tsx'
import { useApi } from '../feature/feature-provider.tsx'
import { member, testContext } from '../testing/context.tsx'
import { sessionAtom, signedOut } from './session.ts'
import { useViewer } from './use-viewer.ts'

const diary = personalEndpoint('library.diary', () => Promise.resolve([]))

function renderInTab<Result>(hook: () => Result) {
  const ctx = testContext()
  const wrapper = ({ children }: { children: ReactNode }) => <ContextProviders ctx={ctx}>{children}</ContextProviders>
  const { result } = renderHook(hook, { wrapper })
  return { result, become: (session: typeof member) => act(() => ctx.store.set(sessionAtom, session)) }
}

it('useViewer follows the person who signs in and out', () => {
  const { result, become } = renderInTab(useViewer)
  expect(result.current).toBe(0)
  become(member)
  expect(result.current).toBe(8)
  become(signedOut)
  expect(result.current).toBe(0)
})

it('useApi renders again with the key of the person who signs in', () => {
  const { result, become } = renderInTab(() => useApi().q(diary, {}).queryKey)
  expect(result.current).toEqual(['library.diary', {}, 0])
  become(member)
  expect(result.current).toEqual(['library.diary', {}, 8])
})
