/**
 * Where the two descriptions in `@seamapi/types` disagree: its type `Routes`, and its OpenAPI document, from which our
 * types are made. Each with where `Routes` has it, how it is written there, and how it is to be read.
 */
export const OF_PARAMETERS = {
  // The document is right: a span has a beginning and an end.
  between: {
    at: "Routes['/events/list']['commonParams']['between']",
    routes: '(string | Date)[]',
    document: '[string | Date, string | Date]'
  }
}

const CUSTOMER_DATA = `{ ${['address', 'default_checkin_time', 'default_checkout_time', 'time_zone'].map((field) => `${field}?: string | null`).join('; ')} }`

export const OF_RESULTS = {
  // The document is right, and says so in words: the name that a connector gives is there under a key of its own.
  customer_data: {
    at: "Routes['/spaces/get']['jsonResponse']['space']['customer_data']",
    routes: CUSTOMER_DATA,
    document: `${CUSTOMER_DATA} & Record<string, string | null>`
  }
}

/** Both say that the answer may be missing; the client then throws an ApiError, so that its calls give one. */
export const ANSWERS_THAT_MAY_BE_MISSING = ['/events/get']
