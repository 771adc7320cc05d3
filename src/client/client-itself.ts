/** Two copies of this bundle know each other's clients by it. */
const ITSELF = Symbol.for('latchkey.client.1')

/** Lets a client be found again where a host, such as Vue, keeps it in a proxy. */
export function keepFindable(client: object): void {
  // A function, since Vue would make a proxy of an object; configurable, so that a proxy may bind it.
  Object.defineProperty(client, ITSELF, { value: () => client, configurable: true })
}

/** The client itself, where it was given in a proxy that tells. */
export function clientItself<Client extends object>(client: Client): Client {
  try {
    const itself: (() => Client) | undefined = Reflect.get<object, symbol>(client, ITSELF)
    return itself?.() ?? client
  } catch {
    return client
  }
}
