import type { Migration } from "#server/database/migration.ts";

/** The characters that people write between the digits of a number. */
const between = [" ", "-", "(", ")", "."];
const plain = between.reduce((text, sign) => `replace(${text}, '${sign}', '')`, "phone");

/**
 * People as the desk knows them. Each account is one guest with the same id. Visits without an account belong to one
 * guest for each number. The texts by which a guest is found are kept in a table beside it.
 */
export const guests: Migration = {
  name: "0031-guests",
  statements: ({ name }) => [
    `create table guests (
      id text primary key,
      user_id text unique references users(id),
      name text not null,
      phone text not null,
      phone_key text not null,
      email text not null,
      address text not null default '',
      listed integer not null default 1,
      merged_into text references guests(id),
      created_at bigint not null,
      active_at bigint not null,
      forgotten_at bigint
    )`,
    `create index guests_listed on guests (active_at, id) where listed = 1`,
    `create index guests_by_number on guests (phone_key)`,
    `create index guests_by_email on guests (email)`,
    `create index guests_merged on guests (merged_into) where merged_into is not null`,
    `create index guests_forgotten on guests (forgotten_at) where forgotten_at is not null`,
    // In byte order, so that texts with the same prefix are adjacent.
    `create table guest_terms (
      term text ${name === "postgres" ? `collate "C"` : ""} not null,
      guest_id text not null references guests(id),
      primary key (term, guest_id)
    )${name === "sqlite" ? " without rowid" : ""}`,
    `create index guest_terms_by_guest on guest_terms (guest_id, term)`,
    `create table guest_notes (
      id text primary key,
      guest_id text not null references guests(id),
      note text not null,
      pinned integer not null,
      author_id text references users(id),
      created_at bigint not null,
      changed_at bigint not null
    )`,
    `create index guest_notes_by_guest on guest_notes (guest_id, created_at)`,
    `create table guest_merges (
      id text primary key,
      kept_id text not null references guests(id),
      gone_id text not null references guests(id),
      moved text not null,
      fields text not null,
      actor_id text references users(id),
      at bigint not null,
      ended_at bigint
    )`,
    `create index guest_merges_by_kept on guest_merges (kept_id, at)`,
    `create index guest_merges_open on guest_merges (at) where ended_at is null`,
    `alter table bookings add column guest_id text references guests(id)`,
    `create index bookings_by_guest on bookings (guest_id, starts_at) where guest_id is not null`,
    `create table old_visits as
      select id, user_id, name, email, phone, created_at, case
          when digits like '8801%' and length(digits) = 13 then '0' || substr(digits, 4)
          when digits like '88001%' and length(digits) = 14 then substr(digits, 4)
          when digits like '008801%' and length(digits) = 15 then '0' || substr(digits, 6)
          when digits like '00%' and substr(digits, 3, 1) between '1' and '9' then substr(digits, 3)
          else digits end as phone_key
        from (select id, user_id, name, email, phone, created_at,
            case when ${plain} like '+%' then substr(${plain}, 2) else ${plain} end as digits from bookings) plain_visits`,
    `create unique index old_visits_by_id on old_visits (id)`,
    `create index old_visits_by_user on old_visits (user_id, created_at)`,
    `create index old_visits_by_number on old_visits (phone_key, created_at)`,
    `insert into guests (id, user_id, name, phone, phone_key, email, created_at, active_at, listed, forgotten_at)
      select users.id, users.id, users.name, coalesce(old_visits.phone, ''), coalesce(old_visits.phone_key, ''), users.email,
        users.created_at, coalesce(old_visits.created_at, users.created_at),
        case when users.deleted_at is null and (users.role = 'customer' or old_visits.id is not null) then 1 else 0 end,
        users.deleted_at
      from users left join old_visits on old_visits.id = (
        select last.id from old_visits last where last.user_id = users.id order by last.created_at desc, last.id desc limit 1) and users.deleted_at is null`,
    `insert into guests (id, user_id, name, phone, phone_key, email, created_at, active_at)
      select last.id, null, last.name, last.phone, last.phone_key, last.email, first.created_at, last.created_at
      from (select phone_key, min(created_at) as created_at from old_visits
        where user_id is null and phone_key <> '' group by phone_key) first
      join old_visits last on last.id = (
        select latest.id from old_visits latest where latest.phone_key = first.phone_key and latest.user_id is null
        order by latest.created_at desc, latest.id desc limit 1)`,
    `update bookings set guest_id = user_id where user_id is not null`,
    `update bookings set guest_id = (
        select guests.id from guests
        where guests.phone_key = (select old_visits.phone_key from old_visits where old_visits.id = bookings.id)
          and coalesce(guests.user_id, '') = '')
      where user_id is null`,
    `drop table old_visits`,
    `create unique index guests_of_desk on guests (phone_key, lower(name))
      where user_id is null and listed = 1 and phone_key <> ''`,
    ...fillTerms(name === "postgres" ? "strpos" : "instr"),
  ],
};

/** The same texts that `termsOf` of domain/guests/search.ts produces from now on. */
function fillTerms(position: string): string[] {
  const at = `${position}(email, '@')`;
  const local = `case when ${at} > 0 then substr(email, 1, ${at} - 1) else email end`;
  return [
    `create table old_texts as
      select id, lower(substr(name, 1, 80)) as text, 2 as shortest from guests
      union all select id, lower(substr(${local}, 1, 80)), 2 from guests
      union all select id, phone_key, 3 from guests`,
    `insert into guest_terms (term, guest_id)
      with recursive places (place) as (select 1 union all select place + 1 from places where place < 80)
      select distinct rtrim(substr(text, place, 16)), id from old_texts join places on place <= length(text)
        where length(rtrim(substr(text, place, 16))) >= shortest and substr(text, place, 1) not in (' ', '.', '@', '_', '-')
      union select substr(lower(substr(email, ${at} + 1)), 1, 16), id from guests where ${at} > 0`,
    `drop table old_texts`,
  ];
}
