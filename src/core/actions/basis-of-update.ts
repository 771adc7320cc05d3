import type { ResourceKind, Tables } from '../resources/resource-kind.js'

/** Returns the precondition of an update: the fields that it changes. Other fields may change meanwhile. */
export const basisOfUpdate =
  <Resource extends object>(kind: ResourceKind<Resource>, id: string, fields: object) =>
  (known: Tables): unknown => {
    const resource = kind.select(known).get(id)?.resource
    return resource && Object.keys(fields).map((name): unknown => Reflect.get(resource, name))
  }
