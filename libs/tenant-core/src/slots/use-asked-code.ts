import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Code that a press asks for, such as a menu's. Where it does not come, without network or after a release, the page stays
 * as it is, and the next press tries again.
 * @param asked whether it is wanted now
 * @param onFailed says so, and takes the wish back
 * @returns undefined until it is there
 */
export function useAskedCode<Code extends object>(
  asked: boolean,
  load: () => Promise<Code>,
  onFailed: () => void,
): Code | undefined {
  const [code, setCode] = useState<Code>()
  const start = useEffectEvent(load)
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    if (!asked || code) return
    let isWanted = true
    start().then(
      (loaded) => isWanted && setCode(loaded),
      () => isWanted && fail(),
    )
    return () => {
      isWanted = false
    }
  }, [asked, code])
  return code
}
