/** The lowest status by which a server says that it cannot give the page. */
const FIRST_ERROR_STATUS = 400;

/** Whether an HTTP status says that this is not the page that was asked for; 0 (not known) does not. */
export function isErrorStatus(httpStatus: number): boolean {
  return httpStatus >= FIRST_ERROR_STATUS;
}
