import { chatAddress, chatApi } from '@atrio/api-client'
import { loadFormWords } from '@atrio/forms'
import { pageTime, restoringAtom, sessionAtom, useFeatureContext } from '@atrio/tenant-core'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { openChatAtom } from '../socket/open-chat.ts'
import { emptyRoom } from './room-state.ts'
import { createRoom, type RoomOptions } from './room.ts'

export type RoomEntry = Pick<RoomOptions, 'channel' | 'limited' | 'name'>

const empty = () => emptyRoom

/** The church's chat for the current session: another person, or a visitor, gets a room of their own. */
export function useRoom({ channel, limited, name }: RoomEntry) {
  const ctx = useFeatureContext()
  const { open, answerTimeoutMs } = useAtomValue(openChatAtom)
  const person = useAtomValue(sessionAtom).clientAccount?.id
  const room = useMemo(
    () =>
      createRoom({
        open: (listener) => open(chatAddress(ctx.config.apiBase, ctx.origin), listener),
        askPass: async (who) => {
          // waits until an earlier session is restored, and loads the messages of the fields meanwhile: a
          // server-rendered page does not have them
          await Promise.all([ctx.store.get(restoringAtom), loadFormWords(ctx.i18n)])
          // members are identified by the session alone
          return ctx.api.run(chatApi.token, person === undefined ? who : {})
        },
        answerTimeoutMs,
        channel,
        limited,
        name,
        now: () => pageTime(ctx.now),
      }),
    [ctx, open, answerTimeoutMs, person, channel, limited, name],
  )
  useEffect(() => room.start(), [room])
  return { room, state: useSyncExternalStore(room.subscribe, room.get, empty) }
}
