/** Shared by all copies of the bundle. */
const UNWRAP = Symbol.for('latchkey.client.1')

/** Makes a client accessible through proxies, such as those of Vue. */
export function exposeThroughProxies(client: object): void {
  // A function, because Vue would wrap an object in a proxy. Configurable, so that proxies may bind it.
  Object.defineProperty(client, UNWRAP, { value: () => client, configurable: true })
}

/** Returns the client behind a proxy, or the client itself. */
export function unwrapProxy<Client extends object>(client: Client): Client {
  try {
    const unwrap: (() => Client) | undefined = Reflect.get<object, symbol>(client, UNWRAP)
    return unwrap?.() ?? client
  } catch {
    return client
  }
}
