import { reactive } from 'vue'
import type { PlatformClient } from '../../src/client/index.js'

/** Reads a property that may be a proxy. */
export const property = (holder: object, name: string): PlatformClient => Reflect.get(holder, name)

/** Like hosts that log calls or pass methods on. */
const binding: ProxyHandler<PlatformClient> = {
  get(client, name) {
    const value: unknown = Reflect.get(client, name)
    return typeof value === 'function' ? value.bind(client) : value
  }
}

/** Ways in which hosts keep a client in a proxy. */
export const CLIENT_PROXIES: Readonly<Record<string, (client: PlatformClient) => PlatformClient>> = {
  'a plain proxy': (client) => new Proxy(client, {}),
  'a proxy that binds methods': (client) => new Proxy(client, binding),
  "Vue's reactive": (client) => property(reactive({ client }), 'client')
}
