/** The calls about access codes. */
export const LIST = '/access_codes/list'
export const GET = '/access_codes/get'
export const CREATE = '/access_codes/create'
export const UPDATE = '/access_codes/update'
export const DELETE = '/access_codes/delete'
export const GENERATE = '/access_codes/generate_code'
