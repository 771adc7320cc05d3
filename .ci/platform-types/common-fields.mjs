const picked = (schema, isPicked) => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(schema.properties).filter(([field]) => isPicked(field))),
  required: schema.required
})

/** What all of some object schemas have, as one schema, and what each has besides. */
export function withCommonFields(schemas) {
  const [first, ...others] = schemas
  const written = ({ properties, required }, field) => JSON.stringify([properties[field], required.includes(field)])
  const isCommon = (field) => others.every((other) => written(other, field) === written(first, field))
  const common = picked(first, isCommon)
  return [common, schemas.map((schema) => picked(schema, (field) => !(field in common.properties)))]
}
