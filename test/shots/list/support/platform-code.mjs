/** Returns a code as the platform returns it, with the given fields. */
export const platformCode = (own, index = 0) => ({
  access_code_id: `code_${index}`,
  device_id: 'device_office',
  code: '4821',
  type: 'ongoing',
  status: 'set',
  ...own
})
