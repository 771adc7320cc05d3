const picked = (schema, isPicked) => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(schema.properties).filter(([field]) => isPicked(field))),
  required: schema.required
})

/** Splits object schemas into one schema with their common fields, and one for each with its remaining fields. */
export function withCommonFields(schemas) {
  const [first, ...rest] = schemas
  const written = ({ properties, required }, field) => JSON.stringify([properties[field], required.includes(field)])
  const isCommon = (field) => rest.every((other) => written(other, field) === written(first, field))
  const common = picked(first, isCommon)
  return [common, schemas.map((schema) => picked(schema, (field) => !(field in common.properties)))]
}
