const NEW = 'A new code'

const nameOf = ({ access_code_id, name }) => name ?? access_code_id

/** A select with the access codes of one device of a platform. */
export function createAccessCodePicker(select) {
  let codes = []
  let source

  return {
    /** Offers the codes that were read; a form is also for one that there is not yet. */
    offer(tag) {
      const { value } = select
      const options = codes.map((code) => new Option(nameOf(code), code.access_code_id))
      if (tag === 'x-access-code-form') options.unshift(new Option(NEW, ''))
      select.replaceChildren(...options)
      if (options.some((option) => option.value === value)) select.value = value
    },
    /**
     * Reads the first codes of a device, where they are not those that are there.
     * @returns whether they were read, and no others have been asked for since.
     */
    async load(client, deviceId) {
      if (!client || (source?.client === client && source.deviceId === deviceId)) return false
      const asked = (source = { client, deviceId })
      codes = []
      const read = await client.accessCodes.list({ device_id: deviceId, limit: 100 }).catch(() => [])
      if (source !== asked) return false
      codes = read
      return true
    }
  }
}
