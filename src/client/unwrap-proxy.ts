/** Two copies of this bundle know each other's clients by it. */
const UNWRAP = Symbol.for('latchkey.client.1')

/** Lets a client be found again where a host, such as Vue, keeps it in a proxy. */
export function exposeThroughProxies(client: object): void {
  // A function, since Vue would make a proxy of an object; configurable, so that a proxy may bind it.
  Object.defineProperty(client, UNWRAP, { value: () => client, configurable: true })
}

/** The client itself, where it was given in a proxy that tells. */
export function unwrapProxy<Client extends object>(client: Client): Client {
  try {
    const unwrap: (() => Client) | undefined = Reflect.get<object, symbol>(client, UNWRAP)
    return unwrap?.() ?? client
  } catch {
    return client
  }
}
