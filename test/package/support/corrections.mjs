/**
 * Differences between the two descriptions in `@seamapi/types`: its type `Routes`, and its OpenAPI document, which is
 * the source of our types. Each entry has the place in `Routes`, the type there, and the correct type.
 */
export const OF_PARAMETERS = {
  // The document is correct: a period has a start and an end.
  between: {
    at: "Routes['/events/list']['commonParams']['between']",
    routes: '(string | Date)[]',
    document: '[string | Date, string | Date]'
  }
}

const CUSTOMER_DATA = `{ ${['address', 'default_checkin_time', 'default_checkout_time', 'time_zone'].map((field) => `${field}?: string | null`).join('; ')} }`

export const OF_RESULTS = {
  // The document is correct, and its text confirms it: the name from a connector has a key of its own.
  customer_data: {
    at: "Routes['/spaces/get']['jsonResponse']['space']['customer_data']",
    routes: CUSTOMER_DATA,
    document: `${CUSTOMER_DATA} & Record<string, string | null>`
  }
}

/**
 * Both say that the response may be missing. The client throws an ApiError in that case, so its methods return a value.
 */
export const RESPONSES_THAT_MAY_BE_MISSING = ['/events/get']
