/**
 * Key in `localStorage` of the id of the agent whose completed profile the home page has yet to link to. A logout deletes
 * what begins like this.
 */
export const NEW_PROFILE_KEY = 'naija:private:new-profile';
