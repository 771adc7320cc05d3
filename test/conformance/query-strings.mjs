import { expect } from 'chai'
import { clientOf, INSTANT, ZONED } from './samples.mjs'

const WRITTEN = [
  ['A query string is missing without parameters', {}, undefined],
  ['A query string omits undefined', { a: undefined, b: { c: undefined } }, undefined],
  ['A query string has sorted names', { b: 1, a: 2, C: 3 }, 'C=3&a=2&b=1'],
  ['A query string repeats the name of an array in its order', { a: [2, 1, 3] }, 'a=2&a=1&a=3'],
  ['A query string has an empty value for an empty array', { a: [] }, 'a='],
  ['A query string has an empty value for null', { a: null, b: { c: null } }, 'a=&b.c='],
  ['A query string joins nested names with dots', { a: { c: { d: 1 }, b: ['x', 'y'] } }, 'a.b=x&a.b=y&a.c.d=1'],
  ['A query string has dates in UTC', { at: new Date('2026-03-04T05:06:07+02:00') }, 'at=2026-03-04T03%3A06%3A07.000Z'],
  ['A query string has dates in arrays', { at: [new Date(0)] }, 'at=1970-01-01T00%3A00%3A00.000Z'],
  ['A query string has Temporal dates in UTC', { at: INSTANT }, 'at=2026-03-04T03%3A06%3A07.000Z'],
  [
    'A query string has Temporal dates in arrays',
    { at: [INSTANT, ZONED] },
    'at=2026-03-04T03%3A06%3A07.000Z&at=2026-03-04T03%3A06%3A07.000Z'
  ],
  ['A query string has booleans and numbers', { a: true, b: false, c: 0, d: -0.5 }, 'a=true&b=false&c=0&d=-0.5'],
  ['A query string is form-encoded', { text: 'x y&z=ä+/#?%~*' }, 'text=x+y%26z%3D%C3%A4%2B%2F%23%3F%25%7E*'],
  ['A query string has encoded names', { 'ä b': 1 }, '%C3%A4+b=1']
]

export const cases = WRITTEN.map(([what, parameters, query]) => ({
  name: what,
  async run(context) {
    await context.platform.respond({ json: { spaces: [] } })
    await clientOf(context).spaces.list(parameters)
    expect(await context.platform.requests()).to.have.length(1)
    const [request] = await context.platform.requests()
    expect(request).to.include({ method: 'GET', path: '/spaces/list' })
    expect(request.query).to.equal(query)
    expect(request.body).to.equal(undefined)
  }
}))
