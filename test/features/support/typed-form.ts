import { retypedTime, type TypedTime } from '../../../src/core/values/typed-time.js'

interface Times {
  readonly start: TypedTime
  readonly end: TypedTime
}

/** Returns a form with a time that was typed in one of its fields. */
export const withTime = <Form extends Times>(form: Form, field: keyof Times, wall: string, zone: string): Form => ({
  ...form,
  [field]: retypedTime(form[field], wall, zone)
})
