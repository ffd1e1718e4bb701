import type { Migration } from "#server/database/migration.ts";

/** Who uploaded which picture, so that it can be deleted together with its owner. */
export const keptPictures: Migration = {
  name: "0026-kept-pictures",
  statements: () => [
    `create table kept_pictures (
      address text not null,
      user_id text not null references users (id),
      created_at bigint not null,
      primary key (address, user_id)
    )`,
    `create index kept_pictures_by_user on kept_pictures (user_id)`,
    `insert into kept_pictures (address, user_id, created_at)
      select photo_url, id, created_at from users
      where photo_url like '/images/%' and deleted_at is null
      union
      select image, user_id, min(created_at) from reviews
      where image like '/images/%' and user_id is not null
      group by image, user_id
      on conflict do nothing`,
  ],
};
