/**
 * Shares reads among concurrent callers without giving anybody an older value than a read of their own would: who asks
 * while a read is in progress shares the one that begins after it. A failed read fails for those who share it.
 */
export function sharedRead<T>(read: (church: number, key: number) => Promise<T>): typeof read {
  const reading = new Map<string, { ended: Promise<void>; next?: Promise<T> }>()
  const begin = (church: number, key: number): Promise<T> => {
    const name = `${church} ${key}`
    const value = read(church, key)
    const entry: { ended: Promise<void>; next?: Promise<T> } = {
      ended: value.then(
        () => undefined,
        () => undefined,
      ),
    }
    reading.set(name, entry)
    void entry.ended.then(() => {
      if (!entry.next) reading.delete(name)
    })
    return value
  }
  return (church, key) => {
    const entry = reading.get(`${church} ${key}`)
    if (!entry) return begin(church, key)
    return (entry.next ??= entry.ended.then(() => begin(church, key)))
  }
}
