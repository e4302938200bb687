/** The browser's navigator with what the test environment lacks; its own getters refuse any other object. */
export const navigatorWith = (added: object): Navigator =>
  new Proxy(navigator, {
    get: (real, name) => (name in added ? Reflect.get(added, name) : Reflect.get(real, name)) as unknown,
    has: (real, name) => name in added || name in real,
  })
